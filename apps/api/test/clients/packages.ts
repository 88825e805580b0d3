import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../settings.ts'

const run = promisify(execFile)

const graphCommerce = [
  'cart',
  'cart-checkout',
  'cart-coupon',
  'cart-email',
  'cart-items',
  'cart-payment-method',
  'cart-pickup',
  'cart-shipping-address',
  'cart-shipping-method',
  'category',
  'cms',
  'compare',
  'customer',
  'graphql',
  'newsletter',
  'payment-braintree',
  'payment-included',
  'payment-paypal',
  'product',
  'product-bundle',
  'product-configurable',
  'product-downloadable',
  'product-grouped',
  'product-simple',
  'product-virtual',
  'recently-viewed-products',
  'review',
  'search',
  'store',
  'wishlist',
]

/** Clients made for Magento whose operations are tried, with the packages that hold them. */
export const clients: Readonly<Record<string, readonly string[]>> = {
  'GraphCommerce 10.0.3': graphCommerce.map((name) => `@graphcommerce/magento-${name}@10.0.3`),
  'PWA Studio (Peregrine 15.7.3, Venia UI 11.7.3)': ['@magento/peregrine@15.7.3', '@magento/venia-ui@11.7.3'],
  'Daffodil 0.94': [
    '@daffodil/auth@0.93.1',
    '@daffodil/cart@0.93.1',
    '@daffodil/cart-customer@0.93.1',
    '@daffodil/customer-order@0.94.1',
    '@daffodil/driver@0.93.1',
    '@daffodil/order@0.94.1',
    '@daffodil/product@0.93.1',
  ],
  'Alokai (magento-api 6.3.0)': ['@vue-storefront/magento-api@6.3.0'],
}

/** Folders of the packages, downloaded from the npm registry once. `CLIENTS_CACHE` names another folder for them. */
export async function packageFolders(packages: readonly string[]): Promise<string[]> {
  const cache = process.env.CLIENTS_CACHE ?? path.join(root, '.data/clients')
  await mkdir(cache, { recursive: true })
  const folders: string[] = []
  for (const name of packages) {
    const folder = path.join(cache, name.replaceAll('/', '-').replace(/^@/, ''))
    if (!existsSync(folder)) await download(name, folder)
    folders.push(folder)
  }
  return folders
}

async function download(name: string, folder: string): Promise<void> {
  const temporary = await mkdtemp(`${folder}-`)
  const { stdout } = await run('npm', ['pack', '--silent', name], { cwd: temporary })
  const archive = stdout.trim().split('\n').at(-1) ?? ''
  await run('tar', ['xzf', archive], { cwd: temporary })
  await rename(path.join(temporary, 'package'), folder)
  await rm(temporary, { recursive: true })
}
