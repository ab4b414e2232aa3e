/** The program of the sample club, with whose login the interface can be tried. */
export const sampleCredential = { email: 'demo@example.com', password: 'demo-fairway-2026' } as const

/** Two lines that work when pasted. */
export function curlLines(baseUrl: string): readonly [string, string] {
  const body = JSON.stringify(sampleCredential)
  return [
    `TOKEN=$(curl -s ${baseUrl}/v1/auth -H 'content-type: application/json' -d '${body}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    `curl -s ${baseUrl}/v1/community/search -H "Authorization: Bearer $TOKEN"`,
  ]
}
