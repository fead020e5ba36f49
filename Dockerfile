# A table server, from the wheel that `make wheel` builds: it carries the page and the games as WebAssembly.
# The rules are compiled when it first runs, for the processor it runs on; until then it plays interpreted.
FROM python:3.12-slim
RUN useradd --create-home --home-dir /home/starlode starlode \
    && install --directory --owner=starlode --group=starlode --mode=700 /var/cache/starlode
COPY dist/*.whl /wheel/
RUN pip install --no-cache-dir "$(echo /wheel/*.whl)[cluster]"
USER starlode
ENV STARLODE_CACHE=/var/cache/starlode STARLODE_HOST=0.0.0.0
EXPOSE 8737
# Whether the process is alive, which is why it may be replaced; whether it is ready, /readyz says.
HEALTHCHECK --interval=10s --start-period=60s CMD \
    ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8737/livez', timeout=5)"]
ENTRYPOINT ["starlode"]
CMD ["serve"]
