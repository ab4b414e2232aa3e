/** Open streams: all readers get the same bytes and a heartbeat. A stream ends when its reader is too slow or revoked, or the server stops. */
import type { Socket } from 'node:net'
import { background } from '../kernel/background.ts'
import { type Encoding, eventMessage, lastChunk, type Message, message, opening } from '../kernel/http/message.ts'
import type { Attach } from '../kernel/http/reply.ts'

/** Whether a reader may still read, asked every second. Readers with the same key are checked together. */
export type Guard = { readonly key: string; readonly isAllowed: () => Promise<boolean> }

export type Streams = {
  /** Streams into a socket whose headers have been sent. */
  readonly open: (socket: Socket, encoding: Encoding, guard: Guard, attach: Attach, beat?: Message) => void
  readonly size: () => number
  readonly close: () => void
}

const checkMs = 1000
/** A reader with more than this unsent at two checks in a row is too slow. */
const mostUnsentBytes = 64 * 1024
const retryMs = 2000
/** A comment, which keeps the connection open and is ignored by clients. */
const comment = message(':\n\n')
/** A heartbeat that scripts can hear: when it stays away, the network is dead even if the connection looks open. */
export const heardBeat = eventMessage('beat', '')

type Open = {
  readonly socket: Socket
  readonly encoding: Encoding
  readonly guard: Guard
  readonly beat: Message
  isBehind: boolean
  detach: (() => void) | undefined
}

/** Runs `first` for a new follower and returns `unfollow`. When it fails, the follower stops following and the error is thrown. */
export async function followed(unfollow: () => void, first: () => Promise<void>): Promise<() => void> {
  try {
    await first()
    return unfollow
  } catch (error) {
    unfollow()
    throw error
  }
}

/** Creates the streams of a server. `heartbeatMs`: how often every reader is sent something. */
export function createStreams({ heartbeatMs = 8000 } = {}): Streams {
  const readers = new Set<Open>()
  let beating: NodeJS.Timeout | undefined
  let checking: NodeJS.Timeout | undefined

  function start(): void {
    beating ??= setInterval(() => {
      for (const reader of readers) send(reader, reader.beat)
    }, heartbeatMs).unref()
    checking ??= setInterval(() => background('Open streams are not checked', check), checkMs).unref()
  }

  function stop(): void {
    clearInterval(beating)
    clearInterval(checking)
    beating = checking = undefined
  }

  async function check(): Promise<void> {
    for (const reader of readers) {
      const { isBehind: wasBehind, socket } = reader
      reader.isBehind = socket.writableLength > mostUnsentBytes
      // A reset gives back at once what the kernel still holds for a reader who does not take it.
      if (wasBehind && reader.isBehind) socket.resetAndDestroy()
    }
    for (const together of Map.groupBy(readers, ({ guard }) => guard.key).values()) {
      // A database that is away refuses nobody.
      const isAllowed = await together[0]?.guard.isAllowed().catch(() => true)
      if (!isAllowed) for (const reader of together) end(reader)
    }
  }

  function send(reader: Open, one: Message): void {
    reader.socket.write(one(reader.encoding))
  }

  function end(reader: Open): void {
    if (reader.socket.writableLength > mostUnsentBytes) return void reader.socket.resetAndDestroy()
    // Readers come back at different times, so that a server that starts again is not overrun.
    reader.socket.write(message(`retry: ${500 + Math.floor(Math.random() * 4500)}\n\n`)(reader.encoding))
    reader.socket.end(lastChunk)
  }

  return {
    open(socket, encoding, guard, attach, beat = comment) {
      if (socket.destroyed) return
      const reader: Open = { socket, encoding, guard, beat, isBehind: false, detach: undefined }
      readers.add(reader)
      start()
      socket.on('error', () => undefined)
      socket.on('close', () => {
        readers.delete(reader)
        reader.detach?.()
        if (readers.size === 0) stop()
      })
      socket.write(opening(encoding, retryMs))
      Promise.resolve(attach({ send: one => send(reader, one), end: () => end(reader) })).then(
        detach => {
          if (readers.has(reader)) reader.detach = detach
          else detach()
        },
        () => end(reader),
      )
    },
    size: () => readers.size,
    close() {
      stop()
      for (const reader of readers) end(reader)
    },
  }
}
