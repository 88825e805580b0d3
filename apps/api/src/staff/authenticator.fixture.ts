import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const origin = 'http://localhost:3100'
const rpId = 'localhost'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** The part of CBOR (RFC 8949) that authenticators write. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].map(([key, one]) => Buffer.concat([cbor(key), cbor(one)]))
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length])
  if (length < 256) return Buffer.from([(type << 5) | 24, length])
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255])
}

const flags = { present: 1, verified: 4, attested: 64 }

/** A passkey in software: answers ceremonies as a browser does. */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  })
  #counter = 0

  /** The answer of `navigator.credentials.create` as JSON. */
  create(challenge: string): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.from([0, this.id.length])
    const authData = Buffer.concat([
      this.#authenticatorData(flags.present | flags.verified | flags.attested),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ])
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The answer of `navigator.credentials.get` as JSON; `isVerified`: the device has asked for a PIN or a fingerprint. */
  get(challenge: string, { isVerified = true } = {}): object {
    this.#counter += 1
    const data = this.#authenticatorData(flags.present | (isVerified ? flags.verified : 0))
    const client = clientData('webauthn.get', challenge)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    })
  }

  #authenticatorData(bits: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([bits]), counter])
  }

  #credential(response: object): object {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

function clientData(type: string, challenge: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
