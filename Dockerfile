# Builds the web client and runs the server. The database is on the volume /data.
FROM node:24-bookworm-slim AS base
# The project installs its own Node, which needs this library. The image's Node only runs npm ci.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app

FROM base AS built
COPY . .
RUN npm ci --loglevel=error --no-audit --no-fund \
  && npm run build -w @trollmoot/web \
  && npm prune --omit=dev --loglevel=error --no-audit --no-fund

FROM base
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production \
  TROLLMOOT_HOST=0.0.0.0 TROLLMOOT_PORT=8080 TROLLMOOT_DATA=/data/trollmoot.sqlite
COPY --from=built /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http${process.env.TROLLMOOT_CERTIFICATE ? 's' : ''}://127.0.0.1:${process.env.TROLLMOOT_PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
