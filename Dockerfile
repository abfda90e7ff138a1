# docker build -t site . (the whole repository is its context); OPERATIONS.md says how to run it.
ARG NODE=24-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /site
COPY . .
RUN npm ci
RUN npm run build
# The first releases of an empty volume. Later ones come over the network, or from this stage.
RUN npx remote-kit release --start
# The server with the packages that it runs with, and no others.
RUN npx tsx shell/scripts/copyServer.ts /out

FROM node:${NODE}
# Where the content is a Git repository, each publication is a commit.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
ENV NODE_ENV=production \
    RELEASES_DIR=/var/lib/site/releases \
    DATA_DIR=/var/lib/site/data
COPY --from=build /out .
COPY --from=build --chown=node:node /site/releases /var/lib/site/releases
RUN mkdir /var/lib/site/data && chown node:node /var/lib/site /var/lib/site/data
USER node
VOLUME /var/lib/site
EXPOSE 3000
# Not /ready: a server that lacks a remote is no reason to start it again.
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shell/dist/server/main.cjs"]
