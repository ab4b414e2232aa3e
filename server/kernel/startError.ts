/** The port or the address cannot be used; the message says what to do. */
export class StartError extends Error {}
