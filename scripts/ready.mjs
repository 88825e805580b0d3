// Exits with 0 while the process at this port of this machine is ready: node scripts/ready.mjs 4000. For health checks of containers.
const answer = await fetch(`http://127.0.0.1:${process.argv[2]}/readyz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
