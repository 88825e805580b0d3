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
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

interface UsedFeatures {
  /** Whether the page may read the visitor's position. */
  readonly usesGeolocation: boolean
  /** Whether people sign in with passkeys. */
  readonly usesPasskeys?: boolean
}

/** Value of the Permissions-Policy header. */
export function permissionsPolicy({ usesGeolocation, usesPasskeys = false }: UsedFeatures): string {
  const features = [
    `geolocation=(${usesGeolocation ? 'self' : ''})`,
    `publickey-credentials-get=(${usesPasskeys ? 'self' : ''})`,
    ...UNUSED.map((feature) => `${feature}=()`),
  ]
  return features.join(', ')
}
