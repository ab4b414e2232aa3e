/** Stands in for the sandbox that `withoutSandbox.mjs` leaves out. */
module.exports = {}
