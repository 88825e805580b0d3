import type { ComponentType } from 'react'
import type { SubmenuLink } from './submenu-links.tsx'

export interface Submenu {
  readonly Links: ComponentType<{ id: string; links: readonly SubmenuLink[] }>
  readonly links: readonly SubmenuLink[]
}

const loaded = new Map<string, Promise<Submenu | undefined>>()

/** Loads a submenu and its script once; undefined when it cannot be loaded, so that its category's page takes its place. */
export function loadSubmenu(address: string): Promise<Submenu | undefined> {
  const found = loaded.get(address) ?? load(address).catch(() => undefined)
  loaded.set(address, found)
  void found.then((submenu) => submenu ?? loaded.delete(address))
  return found
}

async function load(address: string): Promise<Submenu | undefined> {
  const [{ default: Links }, response] = await Promise.all([import('./submenu-links.tsx'), fetch(address)])
  const links: readonly SubmenuLink[] = response.ok ? await response.json() : []
  return links.length > 0 ? { Links, links } : undefined
}
