/** The header that carries the link: `S-5209/1007/<token>`, or `S-5209/<token>` for the link of everybody. */
export const linkHeader = 'scoring-link'
