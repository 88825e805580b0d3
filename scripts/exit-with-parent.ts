/** Preloaded into the processes of `npm run dev`, so that they end when it is killed. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
