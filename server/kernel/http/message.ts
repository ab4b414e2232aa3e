/** What is sent to many readers at once: made, compressed and framed one time, whoever it goes to. */
import { constants, deflateRawSync } from 'node:zlib'
import type { StreamType } from '../../../contract/streams/streamTypes.ts'

export type Encoding = 'gzip' | 'plain'

/** One message as bytes of a chunked HTTP body, for each encoding; compressed when the first reader wants it. */
export type Message = (encoding: Encoding) => Buffer

/** A message with this text, which must be whole lines of a stream. */
export function message(text: string): Message {
  const made: Partial<Record<Encoding, Buffer>> = {}
  return encoding => {
    made[encoding] ??= framed(encoding === 'plain' ? Buffer.from(text) : block(text))
    return made[encoding]
  }
}

/** `page` and `beat` are for our own pages, `present` for people in the console; programs get what the contract describes. */
type EventName = StreamType | 'page' | 'beat' | 'present'

/** A Server-Sent Event; `data` has no line breaks, as JSON has none. */
export function eventMessage(event: EventName, data: string, id?: string | number): Message {
  return message(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`)
}

/** What a stream begins with: after it, blocks of any messages in any order are one valid stream. */
export function opening(encoding: Encoding, retryMs: number): Buffer {
  const retry = message(`retry: ${retryMs}\n\n`)(encoding)
  return encoding === 'plain' ? retry : Buffer.concat([framed(gzipHeader), retry])
}

/** The end of a chunked body. */
export const lastChunk = Buffer.from('0\r\n\r\n')

// RFC 1952: deflate, no name, no time, any operating system.
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Raw deflate that is not the last block and ends on a byte: blocks follow one another without knowing what was before. */
function block(text: string): Buffer {
  return deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH, level: 5 })
}

function framed(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}
