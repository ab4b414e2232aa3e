/** What only the console calls, as a document for those who develop it. */
import { consoleOperations } from '../all.ts'
import type { Operation } from '../operation.ts'
import { type OpenApiOptions, openApi } from './openapi.ts'
import type { Json } from './sharedSchemas.ts'

const introduction = `The operations that the console calls and the interface does not have, below \`/console/api\`. They change with the console, without notice: programs use \`/v1\`.

## Log in

They take a session, never an access token: \`POST /console/api/session\` returns the cookie. Writes must come from a page of this service (\`Sec-Fetch-Site: same-origin\`, or an \`Origin\` that is ours), with a JSON body. The operations of \`/v1\` take the session too.

## Rights

Each operation says which right it needs in the community it is about; the roles of an account decide which rights it has. Without it the answer is 403 \`ROLE_REQUIRED\`, which says whom to ask. Everything below \`/console/api/operator\` is for operators only, whatever the roles of the account.

## Two directors, preview, undo

A write may say what it started from: \`{ "from": old, "to": new }\` for a field, \`from\` for a place. If the value has changed in the meantime, the answer is 409 \`CHANGED_MEANWHILE\`. Where \`preview=true\` is offered, everything is done, reported and rolled back. Writes to an event are steps that \`undo\` can undo.`

const tags: Readonly<Record<string, string>> = {
  Operator: 'What only operators may do.',
  Log: 'What happened in an event, and undoing it.',
  Session: 'Who is logged in, and on which devices.',
}

/** The operations of the console as OpenAPI 3.1, ready for JSON.stringify. */
export function consoleOpenApi(options: OpenApiOptions): Json {
  const operations = Object.values(consoleOperations) as Operation[]
  const printed = openApi(operations, options)
  const known = printed.tags as readonly Json[]
  return {
    ...printed,
    info: { ...(printed.info as Json), title: 'Caddiemaster console', description: introduction },
    security: [{ session: [] }],
    tags: [...known, ...Object.entries(tags).map(([name, description]) => ({ name, description }))],
    components: {
      ...(printed.components as Json),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'The session of an account; `session` where the service is used over plain http.',
        },
      },
    },
  }
}
