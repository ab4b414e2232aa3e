import { base64Of } from './base64Of.ts'

type FileChoiceProps = {
  /** What stands before the choice, and which kinds of files it takes. */
  readonly label: string
  readonly hint: string
  /** The kinds of files, as `accept` of an input; usually those of a spreadsheet. */
  readonly accept?: string
  /** What is in the file, in Base64. */
  readonly onFile: (content: string) => void
}

/** Takes a file: a list of a spreadsheet, unless other kinds are named. */
export function FileChoice({ label, hint, accept = '.csv,.txt,.xlsx,text/csv', onFile }: FileChoiceProps) {
  return (
    <label class="file">
      {label}
      <input
        type="file"
        accept={accept}
        aria-label={`${label}: ${hint}`}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          if (file) void base64Of(file).then(onFile)
        }}
      />
    </label>
  )
}
