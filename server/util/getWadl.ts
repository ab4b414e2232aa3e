import { wadl } from '../../contract/render/wadl.ts'
import { v1 } from '../../contract/v1/index.ts'
import { handle } from '../handler.ts'

export const getWadl = handle('getWadl', async ({ service }) => wadl(Object.values(v1), service.config.baseUrl))
