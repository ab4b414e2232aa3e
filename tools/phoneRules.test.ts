import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

it('one format with its strokes, totals and positions is at most 25 KB compressed on the phone', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: `${import.meta.dirname}/../rules/formats/stableford.ts`, formats: ['es'], fileName: 'stableford' },
    },
  })
  const outputs = [built].flat().flatMap(result => ('output' in result ? result.output : []))
  const code = outputs.map(file => (file.type === 'chunk' ? file.code : '')).join('')
  expect(code).toContain('Stableford')
  expect(gzipSync(code).length).toBeLessThanOrEqual(25 * 1024)
})
