/** What the test of the clients gives each of them. */
const [baseUrl, email, password, community, eventId] = (globalThis as unknown as { process: { argv: string[] } }).process.argv.slice(2)
if (!baseUrl || !email || !password || !community || !eventId) throw new Error('base url, e-mail, password, community id and event id')

export const given = { baseUrl, email, password, communityId: Number(community), eventId }
