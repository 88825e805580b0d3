/** Preloaded into processes that `npm run dev` starts: they end when it is killed, too. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
