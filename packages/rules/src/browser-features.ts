/** What a page could ask of a browser and none of ours does. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Value of the Permissions-Policy header; `usesPlace` where a page may ask where the visitor is. */
export function permissionsPolicy({ usesPlace }: { usesPlace: boolean }): string {
  const features = [`geolocation=(${usesPlace ? 'self' : ''})`, ...UNUSED.map((feature) => `${feature}=()`)]
  return features.join(', ')
}
