# docs/operate.md says what of this was tried.
# A tag may become another image tomorrow, a digest may not: `npm run check` refuses one without. docs/operate.md says
# how to take a newer one.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
# what npm reads comes first: a change of the sources installs nothing again
COPY package.json package-lock.json .npmrc ./
COPY apps/desk/package.json apps/desk/
COPY apps/server/package.json apps/server/
COPY apps/storefront/package.json apps/storefront/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/demo/package.json packages/demo/
COPY packages/domain/package.json packages/domain/
COPY packages/messages/package.json packages/messages/
COPY packages/providers/package.json packages/providers/
RUN npm ci
COPY tsconfig.json tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
COPY apps apps
# .git stays outside: docker build --build-arg SHOP_COMMIT=$(git rev-parse HEAD)
ARG SHOP_COMMIT=
# What runs is the bundles and the data beside the sources. npm brings a Node along for machines that have an old one;
# this image has its own.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node-*-* \
  && find apps packages -name node_modules -prune -o -name build -prune -o \
    -type f \( -name '*.ts' -o -name '*.tsx' -o -name '*.css' \) -exec rm {} + \
  && find apps packages -depth -type d -empty -delete

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /shop
COPY --from=build --chown=root:root /shop /shop
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=300s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/server/build/chunks/main.js"]
