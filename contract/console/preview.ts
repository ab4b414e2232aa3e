/** Writes that can be tried: with `?preview=true` the change is made, told and taken back. */
import Type from 'typebox'
import { strictObject } from '../shapes.ts'

/** Query of an entry with `previews: true`. */
export const previewQuery = strictObject({
  preview: Type.Optional(
    Type.Boolean({ description: '`true`: do it, tell what it changes, and take it back. Nothing stays.' }),
  ),
})

/** What a change does beside itself. */
export type PreviewedChange = {
  readonly kind: string
  readonly subject: Readonly<Record<string, unknown>>
  readonly before?: unknown
  readonly after?: unknown
}

/** The answer to a preview: what the request would have answered, and each change as the log would have it. */
export type Preview<Reply> = { readonly reply: Reply; readonly changes: readonly PreviewedChange[] }
