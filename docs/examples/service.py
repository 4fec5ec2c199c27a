# The smallest service for the console: one person, and one pipeline in the list. Python 3, without packages.
import json, secrets, sys, urllib.parse
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

sessions = set()
ME = {"id": 1, "email": "ada@example.com", "role": "admin", "time_zone": "UTC", "client": {"id": 1, "name": "Ada", "is_bypass_billing": True}}
PIPELINES = [{"id": 1, "name": "Orders to warehouse", "status": "running"}]

class Service(BaseHTTPRequestHandler):
    def reply(self, status, body=None, cookies=()):
        data = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        for line in cookies: self.send_header("Set-Cookie", line + "; Path=/; SameSite=Lax")
        self.send_header("Content-Type", "application/json"); self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(data))); self.end_headers(); self.wfile.write(data)
    def cookie(self, name):
        found = SimpleCookie(self.headers.get("Cookie", "")).get(name)
        return found.value if found else None
    def do_GET(self):
        token = [] if self.cookie("csrftoken") else ["csrftoken=" + secrets.token_hex(16)]
        if self.cookie("sessionid") not in sessions: return self.reply(401, {"detail": "Sign in first."}, token)
        path = urllib.parse.urlparse(self.path).path
        if path == "/api/v1/user/me/": return self.reply(200, ME, token)
        if path == "/api/v1/pipeline/":
            return self.reply(200, {"count": 1, "next": None, "previous": None, "page": 1, "results": PIPELINES})
        self.reply(404, {"detail": "Not found."})
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        if urllib.parse.urlparse(self.headers.get("Origin", "")).netloc not in ("", self.headers.get("Host")):
            return self.reply(403, {"detail": "CSRF: the request comes from another site."})
        if not self.cookie("csrftoken") or self.headers.get("X-CSRFToken") != self.cookie("csrftoken"):
            return self.reply(403, {"detail": "CSRF token missing or wrong."})
        if self.path == "/api/v1/login/":
            if dict(urllib.parse.parse_qsl(body)) != {"email": "ada@example.com", "password": "right"}:
                return self.reply(400, {"detail": "Wrong email or password."})
            session = secrets.token_hex(16); sessions.add(session)
            return self.reply(200, {}, ["sessionid=" + session + "; HttpOnly"])
        if self.path == "/api/v1/user/logout/": sessions.discard(self.cookie("sessionid")); return self.reply(204)
        self.reply(404, {"detail": "Not found."})

ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8000), Service).serve_forever()
