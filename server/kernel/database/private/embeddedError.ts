import { SaidError } from '../../saidError.ts'

/** The private database cannot be started; the sentence says what to do. */
export class EmbeddedError extends SaidError {}
