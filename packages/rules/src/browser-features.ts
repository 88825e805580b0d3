/** Browser features that no page of the shop uses. */
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

/** Value of the Permissions-Policy header; with `usesGeolocation`, the page may read the visitor's position. */
export function permissionsPolicy({ usesGeolocation }: { usesGeolocation: boolean }): string {
  const features = [
    `geolocation=(${usesGeolocation ? 'self' : ''})`,
    ...UNUSED.map((feature) => `${feature}=()`),
  ]
  return features.join(', ')
}
