import { describe, expect, test } from 'vitest'
import { startReceiver } from '../../../test/receiver.ts'
import { startWorld } from '../../../test/world.ts'
import { post } from './post.ts'
import { isPublicAddress } from './publicAddress.ts'

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.170',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::7f00:1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fec0::1',
    'no address',
  ])('%s is not public', address => expect(isPublicAddress(address)).toBe(false))

  test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    address => expect(isPublicAddress(address)).toBe(true),
  )
})

describe('a webhook', () => {
  test('cannot be given an address that is not https and public, in whatever form', async () => {
    const world = await startWorld()
    try {
      for (const url of [
        'http://golf.example.com/hook',
        'https://127.0.0.1/',
        'https://127.1/',
        'https://2130706433/',
        'https://0x7f000001/',
        'https://0177.0.0.1/',
        'https://[::1]/',
        'https://[::ffff:127.0.0.1]/',
        'https://[::ffff:7f00:1]/',
        'https://[fd00:ec2::254]/',
        'https://169.254.169.254/latest/meta-data',
        'https://localhost/',
        'https://localhost./',
        'https://hook.localhost/',
        'https://printer.local/',
        'https://vault.internal/',
        'https://database/',
        'https://user:password@golf.example.com/',
        'https://golf.example.com/#part',
        'https://',
      ]) {
        const body = { url, topics: ['score' as const] }
        expect(await world.refusal('createWebhook', { params: { communityId: 1 }, body }), url).toBe('VALIDATION')
        expect(await world.refusal('updateWebhook', { params: { communityId: 1, webhookId: 6001 }, body }), url).toBe(
          'VALIDATION',
        )
      }
    } finally {
      await world.close()
    }
  })

  test('whose name resolves to a private address is not connected to', async () => {
    const receiver = await startReceiver()
    const url = receiver.url.replace('http://127.0.0.1', 'https://localhost')
    const posting = post({ url, headers: {}, body: '{}' }, { privateAddresses: false, timeoutMs: 1000 })
    await expect(posting).rejects.toThrow(/^localhost has the address .*, which is not public\.$/)
    expect(receiver.heard).toEqual([])
    await receiver.close()
  })

  test('that moved to a private address after its creation is not connected to', async () => {
    const receiver = await startReceiver()
    const posted = { url: receiver.url.replace('http:', 'https:'), headers: {}, body: '{}' }
    for (const url of [posted.url, receiver.url, posted.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')]) {
      await expect(post({ ...posted, url }, { privateAddresses: false, timeoutMs: 1000 })).rejects.toThrow(
        /is not (https|a public address)/,
      )
    }
    expect(receiver.heard).toEqual([])
    await receiver.close()
  })

  test('that does not answer is given up', async () => {
    const receiver = await startReceiver()
    receiver.answer(undefined)
    const posted = { url: receiver.url, headers: {}, body: '{}' }
    const given = { privateAddresses: true, timeoutMs: 100 }
    await expect(post(posted, given)).rejects.toThrow('No answer within 0.1 seconds.')
    await receiver.close()
    await expect(post(posted, given)).rejects.toThrow('The connection failed (ECONNREFUSED).')
  })
})
