import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { eventNumber } from '../../server/domain/access/visibleEvent.ts'

/** The community of the bench, which the service finds by the credential. */
export const communityId = 1

const json = 'application/json; charset=utf-8'

/** Lists as one JSON text each, which PostgreSQL writes: measured quicker than rows that are made into objects here. */
export function mountLists(app: FastifyInstance, pool: pg.Pool): void {
  app.get<{ Params: { id: string } }>('/v1/events/:id/players', async (request, reply) => {
    const { rows } = await pool.query({
      name: 'players',
      text: `
        select json_agg(json_strip_nulls(json_build_object('registeredDt', r.registered_at, 'hasProfile', r.by_profile,
          'member', coalesce(m.member, false), 'playerId', r.player_id, 'firstName', p.first_name, 'lastName', p.last_name,
          'suffix', p.suffix, 'handle', coalesce(m.handle, r.handle), 'gender', p.gender, 'picUrl', p.pic_url,
          'hcProviderId', p.hc_provider_id, 'hcId', p.hc_id)) order by r.last_name_key, r.first_name_key, r.player_id)::text as text
        from registration r
        join player p using (player_id)
        left join membership m using (community_id, player_id)
        where r.community_id = $1 and r.event_id = $2`,
      values: [communityId, eventNumber(request.params.id)],
    })
    return reply.header('content-type', json).send(rows[0].text)
  })

  app.get<{ Params: { id: string } }>('/v1/events/:id/courses', async (request, reply) => {
    const { rows } = await pool.query({
      name: 'courses',
      text: `
        select json_agg(json_strip_nulls(json_build_object('courseId', c.course_id, 'name', c.name, 'city', c.city,
          'state', c.state, 'country', c.country)) order by c.name_key, c.course_id)::text as text
        from course c
        where c.course_id in (
          select x.course_id from event_course x join event e using (community_id, event_id)
          where x.community_id = $1 and (e.event_id = $2 or e.parent_event_id = $2))`,
      values: [communityId, eventNumber(request.params.id)],
    })
    return reply.header('content-type', json).send(rows[0].text)
  })
}
