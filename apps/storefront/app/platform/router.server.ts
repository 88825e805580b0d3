export * from 'react-router'
export { Link } from './link.server.tsx'
