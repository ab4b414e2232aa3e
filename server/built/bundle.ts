import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../kernel/root.ts'

/** `files`: what the code was made from. */
export type Made = { readonly code: string; readonly files: Iterable<string> }

/** One file of all that `entry` in `site` imports. `target`: the oldest JavaScript that its browsers run. */
export async function bundle(entry: string, target?: string): Promise<Made> {
  const { chunks, files } = await chunksOf(entry, { target })
  return { code: chunks.map(({ code }) => code).join(''), files }
}

type Options = {
  readonly target?: string | undefined
  /** Where it is not one file. */
  readonly entryFileNames?: string
  /** Names that the code has values for only when it is built. */
  readonly define?: Readonly<Record<string, string>>
}

/** The scripts that vite makes of `entry` in `site`, and the files that went into them. */
export async function chunksOf(entry: string, { target, entryFileNames, define }: Options) {
  const { build } = await import('vite')
  const files = new Set<string>()
  const path = join(root, 'site', entry)
  const result = await build({
    configFile: false,
    root: dirname(path),
    envFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    // The same whoever builds: tests too.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    plugins: [noting(files)],
    build: {
      write: false,
      ...(target !== undefined && { target }),
      lib: { entry: path, formats: ['es'], fileName: 'app' },
      // Of a library vite would leave the spaces to who uses it.
      rolldownOptions: {
        output: {
          minify: true,
          comments: false,
          ...(entryFileNames !== undefined && { ...severalFiles, entryFileNames }),
        },
      },
    },
  })
  const outputs = [result].flat().flatMap(one => ('output' in one ? one.output : []))
  return { chunks: outputs.filter(one => one.type === 'chunk'), files }
}

/** What screens share is one file, but for words in another language, what speaks to passkeys, what draws codes, what writes spreadsheets, what opens later, and what two or three screens have. */
const severalFiles = {
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: {
    groups: [
      {
        name: 'kit',
        test: /[\\/](site[\\/](ui|console[\\/]frame)|contract[\\/]words)[\\/](?!(phrase|deedsOf|Search|Palette|findable|suspensionWords|useWhySuspended|Effects|effectsOf|MeanwhileDialog|NoBoards|money|Grid|GridHead|GridRow|GridEditor|useGridView|useGridCursor|useGridEditing|useGridKeys|SettingsForm|PasteForm|usePastedText|LongField|SaveList|saveTable|localTime|ago)\.)|node_modules(?![\\/](@simplewebauthn|libphonenumber-js|qr|write-excel-file|fflate)[\\/])/,
      },
    ],
  },
}

function noting(files: Set<string>): Plugin {
  return {
    name: 'files',
    buildEnd() {
      // What the builder makes up has no file.
      for (const id of this.getModuleIds()) if (!id.startsWith('\0')) files.add(id.split('?')[0] ?? id)
    },
  }
}
