import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Lays a `.br` and a `.gz` beside every script and style sheet, so that the server never compresses them. */
export async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name))
  for (const name of names) {
    const file = join(folder, name)
    const content = await readFile(file)
    await writeFile(`${file}.br`, await compressBrotli(content))
    await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }))
  }
}
