// Whether the dependencies of package-lock.json are installed. Plain JavaScript for Node 18: scripts/run.mjs runs it before
// Node 24 is there.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const hashOf = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

const stampOf = (root) => path.join(root, 'node_modules', '.comptoir-install')

/** Whether `npm start` or `npm run build` installed exactly these dependencies. */
export function isStamped(root) {
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === hashOf(root)
}

/** Notes that these dependencies are installed. */
export function stamp(root) {
  writeFileSync(stampOf(root), hashOf(root))
}

/** Names of packages that a running shop needs and that are not installed in the version of package-lock.json. */
export function missingPackages(root) {
  if (isStamped(root)) return []
  // npm itself notes here what it installed, with or without what only development needs.
  const installed = packagesIn(path.join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(packagesIn(path.join(root, 'package-lock.json')))
    .filter(([place, wanted]) => isNeeded(place, wanted) && installed[place]?.version !== wanted.version)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
}

function isNeeded(place, { dev, optional, devOptional, peer, link }) {
  return place.includes('node_modules/') && !dev && !optional && !devOptional && !peer && !link
}

function packagesIn(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {}
}
