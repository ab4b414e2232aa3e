import type { FastifyRequest } from 'fastify'
import type { Service } from '../../live/service.ts'

/** What the console knows of the person from the start. */
export type SessionFacts = {
  readonly account: {
    readonly administratorId: number
    readonly name: string
    readonly email: string
    readonly locale: string
    readonly operator: boolean
  }
  readonly communities: readonly {
    readonly communityId: number
    readonly name: string
    readonly role: string
    readonly isClub: boolean
    readonly clubCommunityId?: number
  }[]
  readonly environment: string
  readonly version: string
}

/** Who is logged in, by the cookie of the request; undefined for nobody. */
export async function sessionFacts(_service: Service, _request: FastifyRequest): Promise<SessionFacts | undefined> {
  return undefined
}
