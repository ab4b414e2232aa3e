/**
 * PostGraphile 5 as it comes: the preset of its guide over node:http, its caches of parsed and planned operations, and as many
 * connections as the service has. It connects as the owner, so that no row security holds it back.
 */
import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { pgSmartTags } from 'postgraphile/utils'

const { DATABASE_URL: connectionString, PORT } = process.env
/** The one membership of a registration: by the keys that the database has it would be a list of one. */
const relations = pgSmartTags([
  {
    kind: 'class',
    match: 'registration',
    tags: {
      foreignKey:
        '(community_id, player_id) references membership (community_id, player_id)|@fieldName membership|@foreignFieldName registrations',
    },
  },
])
const pgl = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [relations],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 16 } })],
  grafserv: { graphiql: false, watch: false },
  grafast: { explain: false },
})
const server = createServer()
await pgl.createServ(grafserv).addTo(server)
server.listen(Number(PORT), '127.0.0.1')
