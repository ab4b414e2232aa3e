/** The private database cannot be started; the message says what to do. */
export class EmbeddedError extends Error {}
