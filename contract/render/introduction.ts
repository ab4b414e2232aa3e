/** What an integrator reads before the operations, as Markdown: the same in OpenAPI, the reference and `/llms.txt`. */

/** The introduction; `baseUrl` without a slash at the end. */
export function introduction(baseUrl: string): string {
  return `Golf events of communities and clubs: events and rounds, registrations, handicaps, flights, teams, tee pairings, leaderboards, scores and players. [First steps](${baseUrl}/docs/first-steps.md) takes you from the login to a results link in ten calls.

## Log in

\`POST /v1/auth\` returns an access token, valid for 24 hours. Send it as \`Authorization: Bearer <token>\`. \`DELETE /v1/auth\` ends it.

A credential is for reading and writing, or read-only: the login says which in \`scope\`. A write with a read-only one is 401 \`UNAUTHORIZED\` with \`error="insufficient_scope"\`; searches by QUERY, login and logout are open to it. Give a display board, or an assistant that only answers questions, a read-only one.

## Ids

Ids are whole numbers that fit into 32 bits, except those of events: \`M-5208\` is a multi-round event, \`S-5209\` a single round event or one round of a multi-round event. Ids never change and are never reused. What you may not see and what does not exist get the same answer, 401 \`UNAUTHORIZED\`.

## Requests

Send JSON in UTF-8, at most 1 MiB. Unknown fields and parameters are refused, so that a misspelt filter never widens a search. An optional field that is \`null\` in a body counts as left out. An operation without a body accepts an empty one or \`{}\`. In a query, \`true\` and \`false\` are understood in any case, and a list is \`ids=1&ids=2\`, \`ids=1,2\` or \`ids[]=1&ids[]=2\`. Every GET has a HEAD. Dates are \`YYYY-MM-dd\`; timestamps have an offset, \`2026-05-03T08:10:00.000-05:00\`, and tee times are returned in the time zone of their event. A field without a value is left out, never \`null\`, except in scores.

A search takes its criteria as the JSON body of the GET, as query parameters, or as the body of a QUERY on the same path, with the same answer. Criteria in body and query at once are refused.

## Pages

A list is complete unless you ask for less: \`limit\` (1 to 1000) returns that many, and the header \`Link: <...>; rel="next"\` leads to the next page. Follow that address unchanged; its \`cursor\` belongs to the same criteria.

## Retry safely

Give POST, PUT, PATCH and DELETE an \`Idempotency-Key\` of your own, such as a UUID. If an answer is lost, repeat the request with the same key: within 24 hours you get the first answer again, with \`Idempotency-Replayed: true\`, and the request takes effect once. The same key with a different request is 422 \`IDEMPOTENCY_KEY_REUSED\`; while the first is still running, 409 \`IDEMPOTENCY_IN_PROGRESS\`.

## Ask only for what changed

Every GET returns an \`ETag\`. Send it back as \`If-None-Match\`: 304 means that nothing has changed. For changes as they happen, subscribe to [webhooks](${baseUrl}/docs#tag/webhooks) or follow a stream of standings.

## Limits

Each credential has a limit of requests a minute; \`RateLimit\` says how many are left and \`RateLimit-Policy\` what the limit is. Printouts and explanations count as ten. Beyond the limit the answer is 429 \`RATE_LIMITED\`, and under overload 503 \`UNAVAILABLE\`; both say in \`Retry-After\` how many seconds to wait.

## Errors

Every refusal is \`application/problem+json\`: \`code\` is stable and for programs, \`detail\` says what to do, \`errors\` points at each place that is wrong, \`requestId\` is what the operator will ask for. Each code has a page under [/problems](${baseUrl}/problems). A list is accepted as a whole or not at all: if one element is wrong the request is refused, and nothing is changed.

## What may change

Version 1 grows without breaking: new operations, new optional fields and parameters, new fields in answers, new codes of problems, new leaderboard types. Ignore fields you do not know. Anything to be removed is marked \`deprecated\` here, answers with the headers \`Deprecation\` and \`Sunset\`, and works for at least twelve months after that; its replacement is in the changelog. A change that would break you becomes \`/v2\` beside \`/v1\`.`
}
