/** What a handler may answer instead of a value: text that is ready, bytes made later, a stream. */
import type { TSchema } from 'typebox'
import type { JsonText } from '../database/json.ts'
import { pipelined } from '../database/pipelined.ts'
import type { Message } from './message.ts'

/** A reply that is JSON text already, as the database made it. */
export class RawJson<S extends TSchema> {
  readonly text: JsonText<S>
  constructor(text: JsonText<S>) {
    this.text = text
  }
}

/** An answer whose bytes are made after the transaction of the handler has ended. `version` names its content. */
export class Rendered {
  readonly version: string
  readonly bytes: () => Promise<Buffer>
  constructor(version: string, bytes: () => Promise<Buffer>) {
    this.version = version
    this.bytes = bytes
  }
}

/** The reply is made after the transaction of the handler has ended: what makes it takes a connection of its own. */
export class Later<T> {
  readonly make: () => Promise<T>
  constructor(make: () => Promise<T>) {
    this.make = make
  }
}

/**
 * The reply is on its way: its statement was sent, and the commit goes behind it in the same round trip. What is kept or shown
 * before the commit waits for it.
 */
export class Sent<T> extends Later<T> {
  constructor(reply: Promise<T>) {
    pipelined(reply)
    super(() => reply)
  }
}

export type Reader = {
  readonly send: (message: Message) => void
  /** Ends the stream; the client connects again after its `retry` time. */
  readonly end: () => void
}

/** Gives a reader its first messages and lets it follow; returns what ends that. */
export type Attach = (reader: Reader) => (() => void) | Promise<() => void>

/** A stream in place of a reply: opened once the transaction of the handler has ended. */
export class Streamed {
  readonly communityId: number | 'installation'
  readonly attach: Attach
  constructor(communityId: number | 'installation', attach: Attach) {
    this.communityId = communityId
    this.attach = attach
  }
}
