import { CooperativeScheduler } from '../platform/cooperative-scheduler.ts'

const textsOfPart = 2000
const bytesOfPart = 64 * 1024

/** Texts without line breaks as one array of bytes. Yields to the event loop. */
export async function packTexts(texts: Iterable<string>): Promise<Uint8Array> {
  const parts: Buffer[] = []
  const scheduler = new CooperativeScheduler(1)
  let part: string[] = []
  const endPart = () => {
    parts.push(Buffer.from(`${parts.length > 0 ? '\n' : ''}${part.join('\n')}`))
    part = []
  }
  for (const text of texts) {
    part.push(text)
    if (part.length < textsOfPart) continue
    endPart()
    if (scheduler.shouldYield) await scheduler.yield()
  }
  if (part.length > 0) endPart()
  return Buffer.concat(parts)
}

/** The texts of {@link packTexts}. Yields to the event loop. */
export async function unpackTexts(packed: Uint8Array): Promise<string[]> {
  const texts: string[] = []
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  const scheduler = new CooperativeScheduler(1)
  for (let start = 0; start < bytes.length;) {
    const stop = bytes.indexOf('\n', start + bytesOfPart)
    const end = stop < 0 ? bytes.length : stop
    for (const text of bytes.toString('utf8', start, end).split('\n')) texts.push(text)
    start = end + 1
    if (scheduler.shouldYield) await scheduler.yield()
  }
  return texts
}
