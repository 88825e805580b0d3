import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import type { MapTiles } from '../app/platform/scope.ts'
import { anyText, define, SettingsError, url } from './setting.ts'

export interface MapSettings {
  /** Background tiles of the store map; without them the map loads nothing from third parties. */
  readonly mapTiles?: MapTiles | undefined
  /** Address of the way to a place in another map, with `{place}`. */
  readonly mapDirections: string
}

const settings = {
  mapTiles: define({
    name: 'MAP_TILES',
    fallback: '',
    defaultText: 'the shop’s own outlines',
    description:
      'Tiles of another map: an address with `{z}`, `{x}` and `{y}`. Browsers then request pictures from its host.',
    parse: tiles,
  }),
  mapAttribution: define({
    name: 'MAP_ATTRIBUTION',
    fallback: '© OpenStreetMap contributors',
    description: 'Who made the tiles.',
    parse: anyText,
  }),
  mapDirections: define({
    name: 'MAP_DIRECTIONS',
    fallback: 'https://www.openstreetmap.org/directions?to={place}',
    description:
      'Map of the links to the way to a point of sale, with `{place}`, on systems that open no map of their own. It is asked only when a visitor follows such a link.',
    parse: directions,
  }),
}

/** For docs/settings.md. */
export const mapSettings: readonly SettingDescription[] = Object.values(settings)

/** Throws SettingsError. */
export function readMapSettings(env: Environment): MapSettings {
  const address = settings.mapTiles.read(env)
  return {
    mapTiles: address ? { address, attribution: settings.mapAttribution.read(env) } : undefined,
    mapDirections: settings.mapDirections.read(env),
  }
}

function directions(name: string) {
  return (text: string) => {
    if (!text.includes('{place}'))
      throw new SettingsError(`${name} must be an address with {place}, not "${text}".`)
    return url(name)(text)
  }
}

function tiles(name: string) {
  return (text: string) => {
    if (!['{z}', '{x}', '{y}'].every((part) => text.includes(part)))
      throw new SettingsError(`${name} must be an address with {z}, {x} and {y}, not "${text}".`)
    return url(name)(text)
  }
}
