# The table in one image: the page, the compiled engine, the server.
FROM node:24-slim AS page
WORKDIR /house
COPY web/package.json web/package-lock.json web/
# Exactly what the lock names, for whatever platform this is; no package needs its scripts run.
RUN cd web && npm ci --ignore-scripts --no-audit --no-fund
COPY web web
COPY src src
RUN cd web && npm run build

FROM python:3.11-slim AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /house
COPY . .
COPY --from=page /house/src/ludotheque/table/static src/ludotheque/table/static
RUN LUDOTHEQUE_COMPILE=require pip wheel --no-cache-dir -c constraints.txt -w /wheels ".[table]"

FROM python:3.11-slim
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "ludotheque[table]" \
    && useradd --create-home --uid 10001 table \
    && install -d -o table /data
USER table
# Nothing is written but the tables, and what is passing under /tmp: the rest may be read-only.
ENV LUDOTHEQUE_DB=/data/tables.db PYTHONDONTWRITEBYTECODE=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/ready')"]
STOPSIGNAL SIGTERM
CMD ["ludotheque", "serve", "--host", "0.0.0.0"]
