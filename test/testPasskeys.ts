/** A passkey as a device would have it: makes what browsers send, for the origin of the named world unless another is said. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type TestPasskey = {
  readonly id: string
  /** What a browser sends when a passkey is made. */
  readonly made: (
    challenge: string,
    origin?: string,
  ) => { id: string; clientDataJSON: string; attestationObject: string }
  /** What a browser sends when somebody logs in with it. `verified`: the person was. */
  readonly answer: (
    challenge: string,
    options?: { readonly origin?: string; readonly verified?: boolean; readonly counter?: number },
  ) => { id: string; clientDataJSON: string; authenticatorData: string; signature: string }
  /** Its public half, as the database keeps it. */
  readonly publicKey: string
}

const worldOrigin = 'http://test.local'

export function testPasskey(): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(16)
  const id = credential.toString('base64url')
  // COSE: an elliptic key, ES256, curve P-256.
  const cose = cborMap([
    [1, cborInteger(2)],
    [3, cborInteger(-7)],
    [-1, cborInteger(1)],
    [-2, cborBytes(Buffer.from(x, 'base64url'))],
    [-3, cborBytes(Buffer.from(y, 'base64url'))],
  ])
  const authenticatorData = (origin: string, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, rest])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  return {
    id,
    publicKey: cose.toString('base64url'),
    made(challenge, origin = worldOrigin) {
      const length = Buffer.from([0, credential.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, cose])
      const attestation = cborTextMap([
        ['fmt', cborText('none')],
        ['attStmt', cborMap([])],
        ['authData', cborBytes(authenticatorData(origin, present | verifiedFlag | hasKey, 0, attested))],
      ])
      const clientDataJSON = clientData('webauthn.create', challenge, origin).toString('base64url')
      return { id, clientDataJSON, attestationObject: attestation.toString('base64url') }
    },
    answer(challenge, { origin = worldOrigin, verified = true, counter = 0 } = {}) {
      const data = authenticatorData(origin, verified ? present | verifiedFlag : present, counter)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
    },
  }
}

const present = 0x01
const verifiedFlag = 0x04
const hasKey = 0x40

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** CBOR (RFC 8949): the kind, and a number below 65,536. */
function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255])
}

function cborInteger(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
}

function cborMap(entries: readonly (readonly [number, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flatMap(([key, value]) => [cborInteger(key), value])])
}

function cborTextMap(entries: readonly (readonly [string, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flatMap(([key, value]) => [cborText(key), value])])
}
