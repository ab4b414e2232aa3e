import { Streamed } from '../../kernel/http/reply.ts'
import { handleLive } from '../handleLive.ts'

export const streamInstallation = handleLive('streamInstallation', async ({ service }) => {
  return new Streamed('installation', reader =>
    service.eventFeed.follow('besidesEvents', ({ message }) => reader.send(message)),
  )
})
