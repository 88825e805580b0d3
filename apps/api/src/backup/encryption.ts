import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError, cutShort, damaged } from './errors.ts'

/** What encrypts a backup: a pass phrase, or the content of a key file. */
export type Secret = { passphrase: string } | { key: Buffer }

/** What the header of an encrypted backup says of it; `check` tells a wrong key from a damaged file. */
export type Encryption = {
  cipher: 'aes-256-gcm'
  derivation: 'scrypt' | 'hkdf-sha256'
  salt: string
  check: string
}

const cipher = 'aes-256-gcm'
const chunkBytes = 64 * 1024
const tagBytes = 16
const lengthBytes = 4
/** 128 MiB and about half a second, which makes guessing pass phrases dear. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const stretch = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)

type Keys = { key: Buffer; check: Buffer }

/** A key of its own for each backup, so that counters can be its nonces. */
export async function newEncryption(secret: Secret): Promise<{ encryption: Encryption; key: Buffer }> {
  const salt = randomBytes(32)
  const derivation = 'passphrase' in secret ? 'scrypt' : 'hkdf-sha256'
  const { key, check } = await derive(secret, salt)
  return {
    encryption: { cipher, derivation, salt: salt.toString('base64'), check: check.toString('base64') },
    key,
  }
}

/** The key of a backup. Throws BackupError for a wrong pass phrase or key file. */
export async function keyOf(encryption: Encryption, secret: Secret): Promise<Buffer> {
  const given = 'passphrase' in secret ? 'scrypt' : 'hkdf-sha256'
  if (given !== encryption.derivation)
    throw new BackupError(
      encryption.derivation === 'scrypt'
        ? 'The backup was encrypted with a pass phrase, not with a key file: set BACKUP_PASSPHRASE.'
        : 'The backup was encrypted with a key file, not with a pass phrase: set BACKUP_KEY_FILE or --key-file.',
    )
  const { key, check } = await derive(secret, Buffer.from(encryption.salt, 'base64'))
  const wanted = Buffer.from(encryption.check, 'base64')
  if (check.length !== wanted.length || !timingSafeEqual(check, wanted))
    throw new BackupError(
      'passphrase' in secret
        ? 'The pass phrase is not the one that the backup was encrypted with.'
        : 'The key file is not the one that the backup was encrypted with.',
    )
  return key
}

async function derive(secret: Secret, salt: Buffer): Promise<Keys> {
  const bytes =
    'passphrase' in secret
      ? await stretch(secret.passphrase, salt, 64, cost)
      : Buffer.from(hkdfSync('sha256', secret.key, salt, 'comptoir backup', 64))
  return { key: bytes.subarray(0, 32), check: bytes.subarray(32) }
}

/**
 * Encrypts in chunks, each with its length, its number as nonce, and whether it is the last one (the STREAM
 * construction), so that chunks cannot be changed, exchanged, repeated or left out. `header` is authenticated with each.
 */
export function encrypt(key: Buffer, header: string) {
  return async function* chunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    let number = 0
    let held: Buffer | undefined
    for await (const chunk of inChunks(source)) {
      if (held) yield sealed(key, header, { number: number++, isLast: false }, held)
      held = chunk
    }
    yield sealed(key, header, { number, isLast: true }, held ?? Buffer.alloc(0))
  }
}

/** Decrypts what {@link encrypt} wrote. Throws BackupError for a byte that was changed and for a missing end. */
export function decrypt(key: Buffer, header: string) {
  return async function* plain(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    let number = 0
    let isOver = false
    for await (const { isLast, bytes } of sealedChunks(source)) {
      if (isOver) throw damaged()
      yield opened(key, header, { number: number++, isLast }, bytes)
      isOver = isLast
    }
    if (!isOver) throw cutShort()
  }
}

type Place = { number: number; isLast: boolean }

function nonceOf({ number, isLast }: Place): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** The length's highest bit marks the last chunk. */
function sealed(key: Buffer, header: string, place: Place, chunk: Buffer): Buffer {
  const seal = createCipheriv(cipher, key, nonceOf(place)).setAAD(Buffer.from(header))
  const body = Buffer.concat([seal.update(chunk), seal.final(), seal.getAuthTag()])
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(place.isLast ? (body.length | 0x80_00_00_00) >>> 0 : body.length)
  return Buffer.concat([length, body])
}

function opened(key: Buffer, header: string, place: Place, body: Buffer): Buffer {
  if (body.length < tagBytes) throw damaged()
  const unseal = createDecipheriv(cipher, key, nonceOf(place), { authTagLength: tagBytes })
  unseal.setAAD(Buffer.from(header)).setAuthTag(body.subarray(-tagBytes))
  try {
    return Buffer.concat([unseal.update(body.subarray(0, -tagBytes)), unseal.final()])
  } catch (error) {
    throw damaged(error)
  }
}

async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let parts: Buffer[] = []
  let size = 0
  for await (const part of source) {
    parts.push(part)
    size += part.length
    if (size < chunkBytes) continue
    const whole = Buffer.concat(parts)
    const end = whole.length - (whole.length % chunkBytes)
    for (let at = 0; at < end; at += chunkBytes) yield whole.subarray(at, at + chunkBytes)
    parts = [whole.subarray(end)]
    size = whole.length - end
  }
  if (size > 0) yield Buffer.concat(parts)
}

async function* sealedChunks(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<{ isLast: boolean; bytes: Buffer }, void> {
  let buffer: Buffer = Buffer.alloc(0)
  for await (const part of source) {
    buffer = buffer.length > 0 ? Buffer.concat([buffer, part]) : part
    while (buffer.length >= lengthBytes) {
      const marked = buffer.readUInt32BE()
      const length = marked % 2 ** 31
      if (length > chunkBytes + tagBytes) throw damaged()
      if (buffer.length < lengthBytes + length) break
      const end = lengthBytes + length
      yield { isLast: marked >= 2 ** 31, bytes: buffer.subarray(lengthBytes, end) }
      buffer = buffer.subarray(end)
    }
  }
  if (buffer.length > 0) throw cutShort()
}
