"""A seat for language models: tables of a server as tools of the Model Context Protocol (`starlode mcp`).

An assistant is told what its seat may know, in words, and nothing else: everything comes through the public API of a
server, which runs in the same process unless another one is named. Needs `pip install 'starlode[mcp]'`.
"""
