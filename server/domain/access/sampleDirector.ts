/** Who logs in to the console of the sample club; the login page of the demo says so. */
export const sampleDirector = {
  email: 'director@example.com',
  name: 'Marta Abreu',
  password: 'demo-fairway-2026',
} as const
