import { SaidError } from './saidError.ts'

/** The port or the address cannot be used; the sentence says what to do. */
export class StartError extends SaidError {}
