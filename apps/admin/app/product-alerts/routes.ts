import { route } from '@react-router/dev/routes'

export const productAlertRoutes = [route('product-alerts', 'product-alerts/product-alerts.tsx')]
