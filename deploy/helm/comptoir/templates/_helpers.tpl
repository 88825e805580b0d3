{{- define "comptoir.labels" -}}
app.kubernetes.io/name: comptoir
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "comptoir.selector" -}}
app.kubernetes.io/name: comptoir
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "comptoir.name" -}}
{{ .root.Release.Name }}-{{ .role }}
{{- end }}

{{/* Settings of API, worker and migrations. */}}
{{- define "comptoir.apiSettings" -}}
{{- $settings := dict
  "API_URL" (printf "https://%s" .Values.api.host)
  "ADMIN_URL" (printf "https://%s" .Values.admin.host)
  "TRUSTED_PROXIES" .Values.trustedProxies }}
{{- range .Values.storefronts }}
{{- $_ := set $settings (printf "%s_URL" (.site | upper | replace "-" "_")) (printf "https://%s" .host) }}
{{- end }}
{{- toYaml (merge (deepCopy .Values.settings) $settings) }}
{{- end }}

{{/*
The pod of a role. Expects root, role, command, port (0 for none), settings, secrets (keys), resources, and data: whether it has the
shared volume.
*/}}
{{- define "comptoir.pod" -}}
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
automountServiceAccountToken: false
enableServiceLinks: false
# More than STOP_SECONDS (30), which include DRAIN_SECONDS.
terminationGracePeriodSeconds: 35
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- if .port }}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "comptoir.selector" . | nindent 8 }}
{{- end }}
containers:
  - name: {{ .command }}
    image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
    imagePullPolicy: {{ .root.Values.image.pullPolicy }}
    args: [{{ .command }}]
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities: { drop: [ALL] }
    env:
      {{- if .port }}
      - name: METRICS_HOST
        value: 0.0.0.0
      - name: METRICS_PORT
        value: {{ .root.Values.metrics.port | quote }}
      {{- end }}
      {{- range $name, $value := .settings }}
      - name: {{ $name }}
        value: {{ $value | quote }}
      {{- end }}
      {{- range .secrets }}
      - name: {{ . }}_FILE
        value: /run/secrets/comptoir/{{ . }}
      {{- end }}
    resources:
      {{- toYaml .resources | nindent 6 }}
    {{- if .port }}
    ports:
      - name: http
        containerPort: {{ .port }}
      - name: metrics
        containerPort: {{ .root.Values.metrics.port }}
    # A large catalogue builds its search indexes before the process is ready.
    startupProbe:
      httpGet: { path: /readyz, port: http }
      periodSeconds: 2
      timeoutSeconds: 5
      failureThreshold: 300
    readinessProbe:
      httpGet: { path: /readyz, port: http }
      # Within DRAIN_SECONDS (5).
      periodSeconds: 2
      timeoutSeconds: 5
      failureThreshold: 2
    livenessProbe:
      httpGet: { path: /healthz, port: http }
      periodSeconds: 10
      timeoutSeconds: 10
      failureThreshold: 6
    {{- end }}
    volumeMounts:
      - name: tmp
        mountPath: /tmp
      - name: data
        mountPath: /data
      {{- if .secrets }}
      - name: secrets
        mountPath: /run/secrets/comptoir
        readOnly: true
      {{- end }}
volumes:
  - name: tmp
    emptyDir: {}
  - name: data
    {{- if and .data .root.Values.data.claim }}
    persistentVolumeClaim:
      claimName: {{ .root.Values.data.claim }}
    {{- else }}
    emptyDir: {}
    {{- end }}
  {{- if .secrets }}
  - name: secrets
    secret:
      secretName: {{ .root.Values.secrets.name }}
      defaultMode: 0440
      items:
        {{- range .secrets }}
        - { key: {{ . }}, path: {{ . }} }
        {{- end }}
  {{- end }}
{{- end }}

{{/* Deployment of a role that serves requests or jobs. Expects what comptoir.pod does, and replicas (0 leaves them to the autoscaler). */}}
{{- define "comptoir.deployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "comptoir.name" . }}
  labels:
    {{- include "comptoir.labels" . | nindent 4 }}
spec:
  {{- if .replicas }}
  replicas: {{ .replicas }}
  {{- end }}
  # One more, then one less: never fewer than asked for.
  strategy:
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  selector:
    matchLabels:
      {{- include "comptoir.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "comptoir.labels" . | nindent 8 }}
      annotations:
        prometheus.io/scrape: 'true'
        prometheus.io/port: {{ .root.Values.metrics.port | quote }}
    spec:
      {{- include "comptoir.pod" . | nindent 6 }}
{{- end }}

{{/* Service, budget and autoscaler of a role. Expects root, role, port, minReplicas, maxReplicas (0 for no autoscaler). */}}
{{- define "comptoir.serving" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "comptoir.name" . }}
  labels:
    {{- include "comptoir.labels" . | nindent 4 }}
spec:
  selector:
    {{- include "comptoir.selector" . | nindent 4 }}
  ports:
    - name: http
      port: {{ .port }}
      targetPort: http
{{- if gt (int .minReplicas) 1 }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "comptoir.name" . }}
  labels:
    {{- include "comptoir.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      {{- include "comptoir.selector" . | nindent 6 }}
{{- end }}
{{- if and .maxReplicas .root.Values.autoscaling.enabled }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "comptoir.name" . }}
  labels:
    {{- include "comptoir.labels" . | nindent 4 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ include "comptoir.name" . }}
  minReplicas: {{ .minReplicas }}
  maxReplicas: {{ .maxReplicas }}
  metrics:
    - type: Pods
      pods:
        metric: { name: {{ .root.Values.autoscaling.metric }} }
        target: { type: AverageValue, averageValue: {{ .root.Values.autoscaling.averageValue | quote }} }
  behavior:
    # A new process reads the catalogue first: the load just after its start says little.
    scaleUp: { stabilizationWindowSeconds: 30 }
    scaleDown: { stabilizationWindowSeconds: 600 }
{{- end }}
{{- end }}
