import { base64Of } from './base64Of.ts'

type FileChoiceProps = {
  /** What stands before the choice, and which kinds of files it takes. */
  readonly label: string
  readonly hint: string
  /** What is in the file, in Base64. */
  readonly onFile: (content: string) => void
}

/** Takes a list as a file of a spreadsheet: CSV or XLSX. */
export function FileChoice({ label, hint, onFile }: FileChoiceProps) {
  return (
    <label class="file">
      {label}
      <input
        type="file"
        accept=".csv,.txt,.xlsx,text/csv"
        aria-label={`${label}: ${hint}`}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          if (file) void base64Of(file).then(onFile)
        }}
      />
    </label>
  )
}
