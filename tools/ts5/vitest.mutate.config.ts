/** The tests that may notice a change in the rules that are mutated. The command line of the vectors is not among them. */
export default {
  test: {
    include: ['rules/{handicap,standings,payouts}/**/*.test.ts', 'rules/vectors/vectors.test.ts'],
  },
}
