import { large } from '../large.ts'

/** The tee of the named world that is read. */
export const tee = { id: 11, path: `/v1/events/${large.event}/courses/1/tees/11` } as const
