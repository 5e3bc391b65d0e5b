# docs/operate.md says what of this was tried.
FROM node:24-slim AS build
WORKDIR /shop
COPY . .
# .git stays outside: docker build --build-arg SHOP_COMMIT=$(git rev-parse HEAD)
ARG SHOP_COMMIT=
# npm brings a Node along for machines that have an old one; this image has its own
RUN npm ci && npm run build && npm prune --omit=dev && rm -rf node_modules/node-*-*

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /shop
COPY --from=build --chown=root:root /shop /shop
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=300s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/server/build/chunks/main.js"]
