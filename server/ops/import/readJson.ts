import { type PlainCode, said } from '../../../contract/words/say.ts'
import { type JsonFault, jsonTextError } from '../../kernel/http/jsonTextError.ts'
import { ImportProblem } from './importProblem.ts'

/** The value of a JSON file in UTF-8. Throws {@link ImportProblem} with the line where it stops being JSON. */
export function readJson(bytes: Uint8Array): { readonly text: string; readonly value: unknown } {
  const text = decode(bytes)
  // A file of the operator is as large as it is.
  const error = jsonTextError(text, Number.POSITIVE_INFINITY)
  if (error) throw new ImportProblem([{ pointer: '', message: said(messages[error.fault]) }])
  try {
    return { text, value: JSON.parse(text) }
  } catch (error) {
    const message = messageOf(error)
    const line = /\(line (\d+) column \d+\)$/.exec(message)?.[1] ?? firstBadLine(text)
    const reason = message.replace(/ in JSON at position \d+.*$/s, '').replace(/, (\.\.\.)?".*is not valid JSON$/s, '')
    throw new ImportProblem([{ pointer: '', message: said('fields.isNoJsonFromLine', { line, reason }) }])
  }
}

const messages: Readonly<Record<JsonFault, PlainCode>> = {
  deep: 'fields.jsonTooDeep',
  many: 'fields.jsonTooMany',
  null: 'fields.jsonNull',
  half: 'fields.jsonHalf',
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ImportProblem([{ pointer: '', message: said('fields.isNotEncodedInUtf') }])
  }
}

/** The first line with which the text cannot be the beginning of JSON any more. */
function firstBadLine(text: string): number {
  const lines = text.split('\n')
  let low = 1
  let high = lines.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isBeginning(lines.slice(0, middle).join('\n'))) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether nothing is wrong with the text but that it ends too soon: the parser says where it stopped. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const message = messageOf(error)
    const position = /at position (\d+)/.exec(message)?.[1]
    return message.startsWith('Unexpected end') || (position !== undefined && Number(position) >= text.trimEnd().length)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
