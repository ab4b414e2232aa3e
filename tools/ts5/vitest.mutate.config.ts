/** The tests that may notice a change in the rules that are mutated. The command line of the vectors is not among them. */
export default {
  test: {
    testTimeout: 60_000,
    include: ['rules/{handicap,standings,payouts,formats}/**/*.test.ts', 'rules/vectors/vectors.test.ts'],
  },
}
