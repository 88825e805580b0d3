import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../scripts/processes.ts'
import { ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

const site = path.join(root, 'sites/fontaines')

interface SiteConfig {
  readonly features: object
  readonly look?: object
}

/** Opens the fountain shop with guest checkout (decisions D-14) and another look, dark where the visitor prefers it. */
export async function openGuestCheckoutShop(): Promise<{ close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-guests-'))
  const config = JSON.parse(await readFile(path.join(site, 'site.json'), 'utf8')) as SiteConfig
  const features = { ...config.features, guestCheckout: true }
  const look = { ...config.look, colorScheme: 'auto', header: 'centred', footer: 'slim' }
  await writeFile(path.join(folder, 'site.json'), JSON.stringify({ ...config, features, look }))
  for (const name of ['website.json', 'catalogue', 'pictures', 'look', 'theme.css'])
    await symlink(path.join(site, name), path.join(folder, name))
  const storefront = await openStorefront(ports.guestCheckout, { SITE_DIR: folder, SITE_FILES: 'folder' })
  return {
    close: async () => {
      await storefront.close()
      await rm(folder, { recursive: true })
    },
  }
}
